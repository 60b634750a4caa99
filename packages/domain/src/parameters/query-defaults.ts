/** What queries do unless they say otherwise. */
export const queryDefaults: {
  readonly refetchInterval: false
  readonly refetchOnWindowFocus: false
  readonly staleTime: number
  readonly retry: false
} = { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false }
