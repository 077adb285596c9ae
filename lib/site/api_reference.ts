import type { oas31 } from "zod-openapi";
import { OPENAPI } from "./openapi.ts";

/** An input field of an API call. */
export interface ApiField {
  name: string;
  isRequired: boolean;
  /** Its allowed values, in English: "string, 1 to 300 characters". */
  allowed: string;
}

/** A call as the API page documents it. */
export interface ApiCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  access: "public" | "optional" | "admin";
  fields: ApiField[];
  /** The error statuses it can return. */
  refusals: string[];
  /** An example command. */
  example: string;
}

/** The API calls of one noun. */
export interface ApiGroup {
  name: string;
  calls: ApiCall[];
}

type Operation = oas31.OperationObject;
type Schema = oas31.SchemaObject;

/** Converts openapi.json to the API page's content: calls by noun, each with an example for the site at `origin`. */
export function readReference(origin: string): ApiGroup[] {
  const calls = Object.entries(OPENAPI.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries<Operation>(methods as Record<string, Operation>).map(
      ([method, operation]) => ({
        noun: operation.tags![0]!,
        call: toApiCall(
          { method: method.toUpperCase(), path, operation },
          origin,
        ),
      }),
    )
  );
  const groups = Map.groupBy(calls, ({ noun }) => noun);
  return [...groups].map(([name, members]) => ({
    name,
    calls: members.map(({ call }) => call),
  }));
}

interface CallDescription {
  method: string;
  path: string;
  operation: Operation;
}

function toApiCall(described: CallDescription, origin: string): ApiCall {
  const { method, path, operation } = described;
  const { operationId, summary, security, responses } = operation;
  const access = (["public", "admin", "optional"] as const)[security!.length]!;
  return {
    id: operationId!,
    summary: summary!,
    method,
    path,
    access,
    fields: [...parametersOf(operation), ...bodyOf(operation)],
    refusals: Object.keys(responses!).filter((status) => status !== "200"),
    example: exampleOf(described, origin),
  };
}

function parametersOf({ parameters = [] }: Operation): ApiField[] {
  return (parameters as oas31.ParameterObject[]).map((parameter) => ({
    name: parameter.name,
    isRequired: parameter.required === true,
    allowed: [PLACES[parameter.in], describeAllowed(parameter.schema as Schema)]
      .join(": "),
  }));
}

const PLACES: Record<string, string> = {
  path: "in the address",
  query: "in the query",
  header: "header",
};

function bodyOf(operation: Operation): ApiField[] {
  const { properties = {}, required = [] } = contentOf(operation)?.schema ?? {};
  return Object.entries(properties as Record<string, Schema>).map((
    [name, schema],
  ) => ({
    name,
    isRequired: required.includes(name),
    allowed: describeAllowed(schema),
  }));
}

function contentOf(
  { requestBody }: Operation,
): { media: string; schema: Schema } | null {
  const { content = {} } = (requestBody ?? {}) as oas31.RequestBodyObject;
  const [found] = Object.entries(content);
  return found === undefined
    ? null
    : { media: found[0], schema: found[1].schema as Schema };
}

function describeAllowed(schema: Schema): string {
  if (schema.enum !== undefined) return schema.enum.join(", ");
  if (schema.anyOf !== undefined) {
    return (schema.anyOf as Schema[]).map(describeAllowed).join(", or ");
  }
  const { type, format, minimum, maximum, minLength, maxLength } = schema;
  const isFile = format === "binary";
  const parts = [isFile ? "jpg or png file" : format ?? String(type)];
  if (minimum !== undefined) parts.push(formatRange(minimum, maximum));
  if (maxLength !== undefined) {
    parts.push(`${formatRange(minLength ?? 0, maxLength)} characters`);
  }
  return parts.join(", ");
}

function formatRange(min: number, max: number | undefined): string {
  const isOpen = max === undefined || max === Number.MAX_SAFE_INTEGER;
  return isOpen ? `from ${min}` : `${min} to ${max}`;
}

const SAMPLES: Record<string, string> = {
  tracking_code: "WB-2048-1985",
  recipient_name: "Mina Park",
  destination: "12 Harbour Street, Busan",
  title: "Picked up",
  description: "Collected from the sender",
  search: "busan",
};

const SEND_COOKIE = " -b session.txt";
const KEEP_COOKIE = " -c session.txt";

/** The cookie options of calls that start, replace or end a session; some of these calls are public. */
const COOKIES: Record<string, string> = {
  post_admins_auth_signin: KEEP_COOKIE,
  patch_admins_auth_update_password_user: SEND_COOKIE + KEEP_COOKIE,
  get_admins_auth_signout: SEND_COOKIE,
};

function exampleOf(
  { method, path, operation }: CallDescription,
  origin: string,
) {
  const cookie = COOKIES[operation.operationId!] ??
    (operation.security!.length === 1 ? SEND_COOKIE : "");
  const target = origin + path.replace("{code}", SAMPLES.tracking_code!);
  const content = contentOf(operation);
  const verb = method === "GET" || (method === "POST" && content !== null)
    ? ""
    : ` -X ${method}`;
  const first = `curl${verb}${cookie} ${target}`;
  return content === null ? first : [first, ...sentOf(content)].join(" \\\n  ");
}

/** Adds a field to the example of a PATCH whose only required field is the record's, so that it changes something. */
function sentOf({ media, schema }: { media: string; schema: Schema }) {
  const properties = schema.properties as Record<string, Schema>;
  const required = schema.required ?? [];
  const optional = Object.keys(properties).filter((name) =>
    !required.includes(name) && name !== "version"
  );
  const isPatch = required.length === 0 || "version" in properties;
  const names = isPatch ? [...required, ...optional.slice(0, 1)] : required;
  const pairs = names.map((name) => [name, sampleOf(name, properties[name]!)]);
  if (media === "application/json") {
    const body = JSON.stringify(Object.fromEntries(pairs), null, 1)
      .replace(/\n\s*/g, " ").replace("{ ", "{").replace(" }", "}");
    return [`-H 'content-type: application/json'`, `-d '${body}'`];
  }
  return pairs.map(([name, value]) => `-F '${name}=${value}'`);
}

function sampleOf(name: string, schema: Schema): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) {
    return sampleOf(name, schema.anyOf[0] as Schema);
  }
  if (schema.format === "binary") return "@photo.jpg";
  if (schema.format === "email") return "ann@example.com";
  if (schema.type === "integer" || schema.type === "number") {
    return schema.minimum ?? 1;
  }
  return SAMPLES[name] ?? "…";
}
