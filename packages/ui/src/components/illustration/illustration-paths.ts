/** Drawings in a 480 by 360 viewBox, in two layers with one line weight. */
export const illustrationPaths = {
  /** The cross section of a building: stories, rooms and stairs above the ground line. */
  building: {
    ink: [
      'M96 312V88l144-56 144 56v224',
      'M96 88h288M96 144h288M96 200h288M96 256h288',
      'M192 88v224M288 88v224',
      'M112 104h28v24h-28zM148 104h28v24h-28zM304 104h28v24h-28zM340 104h28v24h-28z',
      'M112 160h28v24h-28zM148 160h28v24h-28zM304 160h28v24h-28zM340 160h28v24h-28z',
      'M112 216h28v24h-28zM148 216h28v24h-28zM304 216h28v24h-28zM340 216h28v24h-28z',
      'M200 312v-8h14v-8h14v-8h14v-8h14v-8h14v-8h14',
      'M200 256v-8h14v-8h14v-8h14v-8h14v-8h14v-8h14',
      'M200 200v-8h14v-8h14v-8h14v-8h14v-8h14v-8h14',
      'M200 144v-8h14v-8h14v-8h14v-8h14v-8h14v-8h14',
      'M120 312v-40h24v40M336 312v-40h24v40M240 32V16M228 16h24M222 60h36v28h-36z',
    ].join(''),
    rule:
      'M24 312h432M24 318h432M416 88v224M408 88h16M408 144h16M408 200h16M408 256h16M408 312h16M96 336h288M96 ' +
      '330v12M192 330v12M288 330v12M384 330v12',
  },
  /** An open ledger with ruled columns and a double-ruled total. */
  ledger: {
    ink:
      'M240 72C200 52 120 48 56 60v232c64-12 144-8 184 12 40-20 120-24 184-12V60c-64-12-144-8-184 12ZM240 ' +
      '72v232M88 100c48-6 96-4 128 6M88 132c48-6 96-4 128 6M88 164c48-6 96-4 128 6M88 196c48-6 96-4 128 6M264 ' +
      '106c32-10 80-12 128-6M264 138c32-10 80-12 128-6M264 170c32-10 80-12 128-6M264 202c32-10 80-12 128-6',
    rule:
      'M176 84v180M336 82v182M88 236c48-6 96-4 128 6M88 242c48-6 96-4 128 6M264 242c32-10 80-12 128-6M264 ' +
      '248c32-10 80-12 128-6M48 312c64-10 152-8 192 12 40-20 128-22 192-12',
  },
  /** A signed document: a sheet, a seal and a signature. */
  agreement: {
    ink: 'M120 40h176l64 64v216H120zM296 40v64h64M152 136h176M152 168h176M152 200h112M152 88h96',
    rule:
      'M304 268m-32 0a32 32 0 1 0 64 0a32 32 0 1 0-64 0M304 268m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0M288 ' +
      '296l-8 40 24-14 24 14-8-40M152 276c16-24 24 16 40-4s20 12 32-2',
  },
} as const satisfies Record<string, { ink: string; rule: string }>
