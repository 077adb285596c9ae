import { BOX_PATHS, STACK_PATH } from "./ship_cargo.ts";

/** A container ship from the side, bow to the left; colours come from the theme. */
export function Ship() {
  return (
    <svg class="ship" viewBox="0 0 1000 320" aria-hidden="true">
      <defs>
        <pattern id="ribs" width="4" height="320" patternUnits="userSpaceOnUse">
          <path class="ship-rib" d="M0 0h1.4v320H0z" />
        </pattern>
        <linearGradient id="evening" x1="0" x2="1" y1="0" y2="0">
          <stop class="ship-lit" offset="0" />
          <stop class="ship-dim" offset="1" />
        </linearGradient>
      </defs>
      <Superstructure />
      {BOX_PATHS.map(({ color, path }) => (
        <path key={color} class={`box-${color}`} d={path} />
      ))}
      <path fill="url(#ribs)" d={STACK_PATH} />
      <path fill="url(#evening)" d={STACK_PATH} />
      <Hull />
    </svg>
  );
}

function Superstructure() {
  return (
    <g>
      <path class="steel-shade" d="M386 212V74h42v138zM772 212V96h36v116z" />
      <path
        class="steel"
        d="M386 212V74h30v138zM374 74l4-14h58l4 14zM772 212v-96h26v96z"
      />
      <path
        class="pane"
        d="M382 63h52l1.6 7H380zM390 84h22v5h-22zM390 98h22v5h-22zM390 112h22v5h-22zM390 126h22v5h-22z"
      />
      <path class="ship-funnel" d="M774 96l3-26h26l3 26z" />
      <path class="box-orange" d="M775.4 84l.8-7h27.6l.8 7z" />
      <path
        class="mast"
        d="M404 60V30M397 38h14M400 46h8M412 60V46M108 180v-66M102 124h12M104 180l4-50 6 50"
      />
    </g>
  );
}

function Hull() {
  return (
    <g>
      <path
        class="hull"
        d="M12 158c40 14 92 24 150 27l14 27h768l6-12h16l-4 68c-2 26-16 40-40 40H122c-26 0-42-12-52-36z"
      />
      <path
        class="hull-keel"
        d="M74 282h886c-6 18-18 26-38 26H122c-22 0-38-8-48-26z"
      />
      <path
        class="hull-edge"
        d="M24 178c42 12 88 18 136 20l10 24h786v3H166l-10-24c-46-2-88-8-128-17z"
      />
      <path class="hull-edge" d="M70 276h891v3H72z" />
      <path class="hull-edge" d="M176 212h768v-4H174z" />
    </g>
  );
}
