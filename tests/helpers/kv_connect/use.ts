import { useKvConnect } from "../store.ts";

useKvConnect();
