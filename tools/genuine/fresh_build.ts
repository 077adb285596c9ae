import { fileURLToPath } from "node:url";
import { Builder } from "fresh/dev";

const root = fileURLToPath(new URL("../../", import.meta.url));
await new Builder({ root }).build();
