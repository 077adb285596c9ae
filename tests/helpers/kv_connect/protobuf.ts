/** What a field of a message holds: a varint, or bytes, which may be text or a message themselves. */
export type FieldValue = number | Uint8Array;

/** The values of a message by the numbers of their fields; a repeated field has several. */
export type Fields = Map<number, FieldValue[]>;

const VARINT = 0;
const BYTES = 2;

/** Takes a message apart. Throws RangeError when it is cut off, or has a kind of field that KV Connect does not use. */
export function decode(bytes: Uint8Array): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = (): number => {
    for (let value = 0, factor = 1;; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError("The message is cut off");
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const take = (length: number): Uint8Array => {
    at += length;
    if (at > bytes.length) throw new RangeError("The message is cut off");
    return bytes.slice(at - length, at);
  };
  while (at < bytes.length) {
    const tag = varint();
    const kind = tag & 7;
    if (kind !== VARINT && kind !== BYTES) {
      throw new RangeError(`Fields of kind ${kind} are not in use`);
    }
    const value = kind === VARINT ? varint() : take(varint());
    const field = Math.floor(tag / 8);
    const values = fields.get(field);
    if (values === undefined) fields.set(field, [value]);
    else values.push(value);
  }
  return fields;
}

/** Makes a message of numbered values. */
export function encode(fields: readonly [number, FieldValue][]): Uint8Array {
  const parts = fields.flatMap(([field, value]) =>
    typeof value === "number"
      ? [varint(field * 8 + VARINT), varint(value)]
      : [varint(field * 8 + BYTES), varint(value.length), value]
  );
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value;; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push(rest % 128 + 128);
  }
}
