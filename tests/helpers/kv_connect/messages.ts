import { decode, encode, type Fields } from "./protobuf.ts";

/** A range of encoded keys, without its end. */
export interface Range {
  start: Uint8Array;
  end: Uint8Array;
  limit: number;
  reverse: boolean;
}

/** An encoded key, and the version that it must have; no bytes for a key that must be absent. */
export interface Check {
  key: Uint8Array;
  versionstamp: Uint8Array;
}

export interface Mutation {
  key: Uint8Array;
  /** One of MUTATIONS. */
  type: number;
  value: Uint8Array;
  /** How the client has encoded the value; the server gives it back as it came. */
  encoding: number;
  /** Milliseconds since the epoch, or 0 for never. */
  expireAt: number;
}

export interface Write {
  checks: Check[];
  mutations: Mutation[];
  enqueues: number;
}

export interface StoredEntry {
  key: Uint8Array;
  value: Uint8Array;
  encoding: number;
  versionstamp: Uint8Array;
}

export const MUTATIONS = { set: 1, delete: 2 };
const READ_OK = 1;
const WRITE_OK = 1;
const CHECK_FAILED = 2;

export function decodeRead(bytes: Uint8Array): Range[] {
  return messagesOf(decode(bytes), 1).map((range) => ({
    start: bytesOf(range, 1),
    end: bytesOf(range, 2),
    limit: numberOf(range, 3),
    reverse: numberOf(range, 4) === 1,
  }));
}

export function encodeRead(ranges: readonly Range[]): Uint8Array {
  return encode(ranges.map(({ start, end, limit, reverse }) => [
    1,
    encode([[1, start], [2, end], [3, limit], [4, Number(reverse)]]),
  ]));
}

export function encodeReadOutput(ranges: StoredEntry[][]): Uint8Array {
  return encode([
    ...ranges.map((entries): [number, Uint8Array] => [
      1,
      encode(entries.map((entry) => [1, encodeEntry(entry)])),
    ]),
    [4, 1],
    [8, READ_OK],
  ]);
}

export function decodeWrite(bytes: Uint8Array): Write {
  const fields = decode(bytes);
  return {
    checks: messagesOf(fields, 1).map((check) => ({
      key: bytesOf(check, 1),
      versionstamp: bytesOf(check, 2),
    })),
    mutations: messagesOf(fields, 2).map(toMutation),
    enqueues: messagesOf(fields, 3).length,
  };
}

export function encodeWrite({ checks, mutations }: Write): Uint8Array {
  return encode([
    ...checks.map(({ key, versionstamp }): [number, Uint8Array] => [
      1,
      encode([[1, key], [2, versionstamp]]),
    ]),
    ...mutations.map((mutation): [number, Uint8Array] => [
      2,
      encode([
        [1, mutation.key],
        [2, encode([[1, mutation.value], [2, mutation.encoding]])],
        [3, mutation.type],
        [4, mutation.expireAt],
      ]),
    ]),
  ]);
}

/** @param versionstamp of the commit, or null when a check has failed */
export function encodeWriteOutput(versionstamp: Uint8Array | null): Uint8Array {
  return encode(
    versionstamp === null
      ? [[1, CHECK_FAILED]]
      : [[1, WRITE_OK], [2, versionstamp]],
  );
}

function toMutation(mutation: Fields): Mutation {
  const value = decode(bytesOf(mutation, 2));
  return {
    key: bytesOf(mutation, 1),
    type: numberOf(mutation, 3),
    value: bytesOf(value, 1),
    encoding: numberOf(value, 2),
    expireAt: numberOf(mutation, 4),
  };
}

function encodeEntry(entry: StoredEntry): Uint8Array {
  return encode([
    [1, entry.key],
    [2, entry.value],
    [3, entry.encoding],
    [4, entry.versionstamp],
  ]);
}

function messagesOf(fields: Fields, field: number): Fields[] {
  return (fields.get(field) ?? []).map((value) => decode(value as Uint8Array));
}

/** A field that a message leaves out is empty. */
function bytesOf(fields: Fields, field: number): Uint8Array {
  return fields.get(field)?.at(-1) as Uint8Array ?? new Uint8Array();
}

function numberOf(fields: Fields, field: number): number {
  return fields.get(field)?.at(-1) as number ?? 0;
}
