// What the API promises holds on KV Connect too; `deno task test:connect` runs all of tests/api on it.
import "../helpers/kv_connect/everywhere.ts";
import "../api/activities_test.ts";
import "../api/invoices_test.ts";
import "../api/live_tracking_test.ts";
import "../api/parcels_test.ts";
import "../api/uploads_test.ts";
