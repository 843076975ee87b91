import style from "./school-map.module.css"

/**
 * The way to the school, drawn: no map service is asked, so none learns who looks. What it shows is said in words too.
 * A school with another neighbourhood draws its own here.
 */
export function SchoolMap() {
  return (
    <figure className={style.map}>
      <svg viewBox="0 0 320 260" role="img" aria-labelledby="map-name" className={style.drawing}>
        <title id="map-name">
          Map: the school stands on the hill above the river. Hill Road comes up from the market over the bridge and
          passes the main gate, where the city bus stops. The kitchen gate is behind, on Well Lane.
        </title>
        <Ground />
        <Roads />
        <School />
        <Trees />
        <Labels />
      </svg>
    </figure>
  )
}

function Ground() {
  return (
    <>
      <rect className={style.ground} width="320" height="260" />
      <path
        className={style.slope}
        d="M44 150C30 92 78 34 158 30C246 26 300 74 288 132C278 178 214 196 150 192C96 190 54 186 44 150Z"
      />
      <path
        className={style.hill}
        d="M76 128C72 84 116 52 168 52C224 52 262 86 254 122C246 158 196 168 152 164C110 162 80 156 76 128Z"
      />
      <path className={style.river} d="M-10 214C40 196 84 234 140 226C204 218 232 244 330 224" />
    </>
  )
}

function Roads() {
  return (
    <>
      <g className={style.roadEdge}>
        <path d={hillRoad} />
        <path d={wellLane} />
        <path d={marketStreet} />
      </g>
      <g className={style.road}>
        <path d={hillRoad} />
        <path d={wellLane} />
        <path d={marketStreet} />
      </g>
      <path className={style.bridge} d="M51 198L61 226M69 192L79 221" />
    </>
  )
}

const hillRoad = "M72 270C58 214 60 188 92 168C128 146 190 170 236 160C274 152 292 124 330 118"
const wellLane = "M236 160C262 138 262 92 236 66C214 44 206 24 210 -10"
const marketStreet = "M-10 248C40 238 110 262 170 254C220 248 270 258 330 250"

/** The arcaded house with its court open to the gate. */
function School() {
  return (
    <g>
      <path className={style.court} d="M122 66H210V124H122Z" />
      <path className={style.roof} d="M114 58H218V128H200V80H132V128H114Z" />
      {[141, 155, 169, 183, 197].map((x) => (
        <path key={x} className={style.arch} d={`M${x - 8} 80V73a4.5 4.5 0 0 1 9 0V80Z`} />
      ))}
    </g>
  )
}

function Trees() {
  return trees.map(([x, y, radius]) => <circle key={`${x}-${y}`} className={style.tree} cx={x} cy={y} r={radius} />)
}

const trees = [
  [146, 96, 8],
  [168, 104, 9],
  [188, 94, 7],
  [96, 86, 8],
  [88, 112, 10],
  [102, 134, 6],
  [236, 112, 9],
  [128, 42, 7],
  [154, 44, 5],
  [28, 160, 8],
  [42, 172, 5],
  [292, 190, 8],
  [306, 178, 6],
  [24, 96, 7],
] as const

function Labels() {
  return (
    <g className={style.labels}>
      <path className={style.pin} d="M166 148c-8-10-12-15-12-21a12 12 0 0 1 24 0c0 6-4 11-12 21Z" />
      <circle className={style.eye} cx="166" cy="127" r="4.2" />
      <text x="182" y="144" className={style.strong}>
        Main gate
      </text>
      <g transform="translate(120 178)">
        <rect className={style.sign} x="-9" y="-9" width="18" height="18" rx="5" />
        <text y="4.3" className={style.signText}>
          B
        </text>
      </g>
      <text x="134" y="182">
        Bus stop
      </text>
      <text x="228" y="182">
        Hill Road
      </text>
      <circle className={style.dot} cx="250" cy="84" r="4.5" />
      <text x="260" y="82">
        Kitchen
      </text>
      <text x="260" y="96">
        gate
      </text>
      <text x="222" y="24">
        Well Lane
      </text>
      <text x="196" y="224" className={style.water}>
        The river
      </text>
      <text x="12" y="238">
        Market
      </text>
    </g>
  )
}
