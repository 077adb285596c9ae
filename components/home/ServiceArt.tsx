export type Service = "air" | "sea" | "road" | "warehouse";

const DRAWINGS = {
  air: Aircraft,
  sea: Quay,
  road: Truck,
  warehouse: Warehouse,
};

/** The spot drawing of a service, in the colours of the theme. */
export function ServiceArt({ service }: { service: Service }) {
  const Drawing = DRAWINGS[service];
  return (
    <svg class="spot" viewBox="0 0 320 180" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

export function Aircraft() {
  return (
    <>
      <path
        class="spot-line"
        d="M18 138h54M34 150h92M236 48h60M212 60h40M228 146h70"
      />
      <g transform="rotate(-9 160 96)">
        <path class="steel-shade" d="M152 84l-20-38h13l42 38z" />
        <path
          class="steel"
          d="M52 94c0-8 8-12 22-12l150-3c28 0 48 11 54 20-6 7-22 11-44 11H84c-20 0-32-5-32-16z"
        />
        <path class="box-navy" d="M56 88L42 44h22l36 38z" />
        <path class="box-orange" d="M45.5 55L42 44h22l9 11z" />
        <path class="steel-shade" d="M60 98l-30-9 12-3 48 8z" />
        <path class="box-navy" d="M136 102l-44 54h19l78-54z" />
        <path
          class="spot-dark"
          d="M142 116h26c6 0 8 3 8 6s-2 6-8 6h-26c-4 0-6-3-6-6s2-6 6-6zM254 87c8 2 14 5 19 9l-21 1z"
        />
        <path class="spot-seam" d="M108 86h30v17h-30z" />
      </g>
    </>
  );
}

function Quay() {
  return (
    <>
      <path
        class="spot-frame"
        d="M72 152l14-106M134 152L120 46M80 96h46M103 46V16M36 46h240M103 16l-62 30M103 16l150 30"
      />
      <path class="spot-thin" d="M206 46v42M236 46v42" />
      <path class="spot-dark" d="M198 41h46v8h-46zM92 46h24v16H92z" />
      <path class="box-orange" d="M192 88h58v20h-58z" />
      <path
        class="spot-seam"
        d="M202 88v20M212 88v20M222 88v20M232 88v20M242 88v20"
      />
      <path class="box-blue" d="M172 120h36v13h-36z" />
      <path class="box-sea" d="M210 120h36v13h-36z" />
      <path class="box-sand" d="M248 120h36v13h-36z" />
      <path class="spot-dark" d="M154 134h150l-10 32H170z" />
      <path class="steel-shade" d="M28 152h116v14H28z" />
      <path class="spot-line" d="M20 166h284M150 174h60M232 174h44" />
    </>
  );
}

export function Truck() {
  return (
    <>
      <path class="spot-line" d="M10 158h300M30 168h70M180 168h96" />
      <path class="box-blue" d="M26 52h184v84H26z" />
      <path
        class="spot-seam"
        d="M46 58v72M66 58v72M86 58v72M106 58v72M126 58v72M146 58v72M166 58v72M186 58v72"
      />
      <path class="spot-dark" d="M26 136h216v8H26z" />
      <path
        class="box-orange"
        d="M220 76h38c7 0 11 4 14 10l14 30c3 6 4 11 4 17v11h-70z"
      />
      <path class="pane-light" d="M240 86h17c4 0 6 2 8 6l10 24h-35z" />
      <path class="steel" d="M214 66h6v76h-6z" />
      <circle class="wheel" cx="58" cy="146" r="13" />
      <circle class="wheel" cx="92" cy="146" r="13" />
      <circle class="wheel" cx="258" cy="146" r="13" />
      <circle class="hub" cx="58" cy="146" r="5" />
      <circle class="hub" cx="92" cy="146" r="5" />
      <circle class="hub" cx="258" cy="146" r="5" />
    </>
  );
}

export function Warehouse() {
  return (
    <>
      <path class="spot-line" d="M10 158h300M40 168h84M210 168h66" />
      <path class="steel" d="M28 158V76l132-46 132 46v82z" />
      <path class="steel-shade" d="M18 78l142-50 142 50v-10L160 18 18 68z" />
      <path
        class="box-navy"
        d="M52 96h62v62H52zM129 96h62v62h-62zM206 96h62v62h-62z"
      />
      <path
        class="spot-slats"
        d="M52 106h62M52 116h62M52 126h62M52 136h62M52 146h62M206 106h62M206 116h62M206 126h62M206 136h62M206 146h62"
      />
      <path class="box-sand" d="M134 138h24v20h-24zM147 117h22v20h-22z" />
      <path class="box-orange" d="M160 138h24v20h-24z" />
      <path class="spot-dark" d="M142 56h36v12h-36z" />
    </>
  );
}
