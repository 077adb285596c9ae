import { Icon } from "./Icon.tsx";
import { MAX_TYPED_CODE } from "@/lib/schemas/constants.ts";

export interface TrackFormProps {
  /** Tells apart the ids of two forms on one page. */
  id: string;
  label: string;
  placeholder: string;
  button: string;
  value?: string | undefined;
  /** Another action matters more on this screen. */
  quiet?: boolean;
}

/** The tracking search bar (spec section 2): a plain GET form, so that a result is an address that can be shared. */
export function TrackForm(props: TrackFormProps) {
  const { id, label, placeholder, button, value } = props;
  const kind = props.quiet ? "quiet" : "primary";
  return (
    <form class="search-bar" action="/track.html" role="search">
      <div class="search-bar-field">
        <Icon name="search" />
        <label class="visually-hidden" for={id}>{label}</label>
        <input
          class="search-bar-input"
          id={id}
          name="code"
          type="text"
          dir="auto"
          required
          maxLength={MAX_TYPED_CODE}
          defaultValue={value}
          placeholder={placeholder}
          autocapitalize="characters"
          autocomplete="off"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="search"
        />
      </div>
      <button type="submit" class={`button button-${kind}`}>{button}</button>
    </form>
  );
}
