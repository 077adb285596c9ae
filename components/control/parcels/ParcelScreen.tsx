import { Screen, type ScreenProps } from "@/components/control/Screen.tsx";
import { TILES } from "@/components/control/screens.ts";

/** The frame of every screen about parcels; `crumbs` leads from their list to this screen. */
export function ParcelScreen({ crumbs, ...screen }: ScreenProps) {
  const { href, text } = TILES.parcels;
  const list = { text: screen.t(text) };
  return (
    <Screen
      {...screen}
      crumbs={[crumbs.length === 0 ? list : { ...list, href }, ...crumbs]}
    />
  );
}
