import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import {
  FormScreen,
  type FormScreenProps,
} from "@/components/panel/FormScreen.tsx";

interface ParcelFormProps extends FormScreenProps {
  code: string;
  /** Puts the form below the parcel's history. */
  inHistory?: true;
}

/** A form about a parcel, below the parcel's own screen. */
export function ParcelForm({ inHistory, ...props }: ParcelFormProps) {
  const { ctx, code } = props;
  const parcel = { text: code, href: parcelPath(code) };
  const history = {
    text: ctx.state.t("control.activities.title"),
    href: parcelPath(code, "/activities"),
  };
  return (
    <FormScreen
      {...props}
      crumbs={inHistory ? [parcel, history] : [parcel]}
      cancel={inHistory ? history.href : parcel.href}
    />
  );
}
