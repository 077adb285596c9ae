export type Cargo = "container" | "pallet" | "parcel" | "cool" | "machine";

const DRAWINGS = {
  container: Container,
  pallet: Pallet,
  parcel: Parcel,
  cool: CoolBox,
  machine: Machine,
};

/** The drawing of a kind of cargo, in the colours of the theme. */
export function CargoArt({ cargo }: { cargo: Cargo }) {
  const Drawing = DRAWINGS[cargo];
  return (
    <svg class="spot" viewBox="0 0 320 180" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

function Container() {
  return (
    <>
      <path class="spot-line" d="M20 160h280M40 170h90M200 170h70" />
      <path class="box-blue" d="M46 40h228v54H46z" />
      <path class="box-orange" d="M30 98h228v58H30z" />
      <path
        class="spot-seam"
        d="M66 46v42M86 46v42M106 46v42M126 46v42M146 46v42M166 46v42M186 46v42M206 46v42M226 46v42M246 46v42M50 104v46M70 104v46M90 104v46M110 104v46M130 104v46M150 104v46M170 104v46M190 104v46M210 104v46M230 104v46"
      />
      <path
        class="spot-dark"
        d="M30 98h6v58h-6zM252 98h6v58h-6zM46 40h6v54h-6zM268 40h6v54h-6z"
      />
      <path class="steel" d="M208 112h34v22h-34z" />
    </>
  );
}

function Pallet() {
  return (
    <>
      <path class="spot-line" d="M20 162h280M60 172h80M190 172h60" />
      <path
        class="box-sand"
        d="M82 34h74v50H82zM162 34h76v50h-76zM82 90h74v50H82zM162 90h76v50h-76z"
      />
      <path
        class="box-orange"
        d="M112 34h14v50h-14zM193 34h14v50h-14zM112 90h14v50h-14zM193 90h14v50h-14z"
      />
      <path class="spot-seam" d="M92 72h20M172 72h20M92 128h20M172 128h20" />
      <path
        class="steel-shade"
        d="M70 144h180v7H70zM70 156h180v5H70zM78 151h22v5H78zM149 151h22v5h-22zM220 151h22v5h-22z"
      />
      <path class="spot-thin" d="M76 34v110M244 34v110M76 62h168M76 118h168" />
    </>
  );
}

function Parcel() {
  return (
    <>
      <path class="spot-line" d="M20 160h280M70 170h60M180 170h80" />
      <path class="box-sand" d="M96 74l66-30 66 30-66 30z" />
      <path class="box-orange" d="M122 62l66 30v20l14-6V86l-66-30z" />
      <path class="steel-shade" d="M96 74v58l66 28v-56z" />
      <path class="box-sand" d="M228 74v58l-66 28v-56z" />
      <path class="box-orange" d="M188 92l14-6v26l-7-4-7 10z" />
      <path class="steel" d="M174 124l34-15v18l-34 15z" />
      <path class="spot-seam" d="M180 128l22-10M180 134l14-6" />
    </>
  );
}

function CoolBox() {
  return (
    <>
      <path class="spot-line" d="M20 160h280M50 170h70M190 170h80" />
      <path class="steel" d="M58 48h204v98H58z" />
      <path class="steel-shade" d="M58 48h204v10H58zM58 136h204v10H58z" />
      <path class="box-blue" d="M70 66h56v62H70z" />
      <path class="pane-light" d="M78 74h40v30H78z" />
      <path
        class="spot-frame"
        d="M190 72v52M167.500 85l45 26M212.500 85l-45 26"
      />
      <path class="spot-frame" d="M182 76l8 8 8-8M182 120l8-8 8 8" />
      <path class="spot-dark" d="M66 146h18v12H66zM236 146h18v12h-18z" />
    </>
  );
}

function Machine() {
  return (
    <>
      <path class="spot-line" d="M20 164h280M40 173h60M200 173h70" />
      <path
        class="steel-shade"
        d="M44 140h232v10H44zM60 150h20v12H60zM240 150h20v12h-20z"
      />
      <path class="box-sea" d="M78 70h92v70H78z" />
      <path class="box-navy" d="M170 92h70v48h-70z" />
      <path class="steel" d="M92 84h40v26H92z" />
      <path class="box-orange" d="M184 56h14v36h-14zM208 66h14v26h-14z" />
      <circle class="wheel" cx="205" cy="118" r="16" />
      <circle class="hub" cx="205" cy="118" r="7" />
      <path class="spot-seam" d="M146 84v46M156 84v46M92 120h40M92 128h40" />
      <path class="spot-thin" d="M124 70V26M124 26l-60 114M124 26l112 114" />
      <path class="spot-dark" d="M114 18h20v10h-20z" />
    </>
  );
}
