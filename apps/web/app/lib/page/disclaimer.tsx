/** What this site is not, on every page and every printout. */
export function Disclaimer() {
  return (
    <>
      <p>
        This site educates. It gives no investment, tax or legal advice, does not handle your funds and does not charge
        you. Partner firms pay us marketing fees and a fee for each lead, which is a conflict of interest. You state
        your own accredited status; we do not verify it.
      </p>
      <p className="mt-4">
        DST interests are securities that are hard to sell and can lose value, including all that you invest.
        Distributions are not guaranteed. A 1031 exchange defers tax, it does not remove it. Ask your own CPA, attorney
        and financial adviser before you decide.
      </p>
    </>
  )
}
