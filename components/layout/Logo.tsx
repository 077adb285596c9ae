import { UNTRANSLATED } from "@/components/ui/untranslated.ts";

/** The logo: a laden hull on a wave, with one box in the signal colour. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path
        class="mark-ship"
        d="M5 9.6h6.4v6H5zM12.8 9.6h6.4v6h-6.4zM20.6 9.6H27v6h-6.4zM1.6 17.4h28.8l-3.2 9.2c-1.9 1.5-3.7 1.5-5.6 0s-3.7-1.5-5.6 0-3.7 1.5-5.6 0-3.7-1.5-5.6 0z"
      />
      <path class="mark-box" d="M12.8 2.2h6.4v6h-6.4z" />
    </svg>
  );
}

/** The mark and the company's name, linked to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <a class="brand" href="/">
      <Mark />
      <span class="brand-name" {...UNTRANSLATED}>
        <bdi>{name}</bdi>
      </span>
    </a>
  );
}
