import {
  FormScreen,
  type FormScreenContext,
  type FormScreenProps,
} from "@/components/panel/FormScreen.tsx";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";

interface ParcelFormProps extends Omit<FormScreenProps, "ctx"> {
  ctx: FormScreenContext & { params: Record<string, string> };
  /** Adds the parcel's history to the breadcrumb. */
  inHistory?: true;
}

/** A screen with a form about a parcel; in the breadcrumb it is below the parcel's screen. */
export function ParcelForm({ inHistory, ...props }: ParcelFormProps) {
  const { ctx } = props;
  // The parcel may have been deleted while the form was open.
  const code = ctx.state.parcel?.tracking_code ?? ctx.params.id!;
  const parcel = { text: code, href: parcelPath(code) };
  const history = {
    text: ctx.state.t("control.activities.title"),
    href: parcelPath(code, "/activities"),
  };
  return (
    <FormScreen
      {...props}
      code={code}
      crumbs={inHistory ? [parcel, history] : [parcel]}
      cancel={inHistory ? history.href : parcel.href}
    />
  );
}
