import { testOnKvConnect } from "../store.ts";

testOnKvConnect();
