import { Buffer } from "node:buffer";
import { constants, crc32, deflateRawSync } from "node:zlib";

/** How an archive is written. */
export interface ZipOptions {
  /** Whether files are not compressed. */
  isStored?: boolean;
  /** Whether sizes follow each file, as programs write that stream. */
  hasDescriptors?: boolean;
  /** Whether sizes and positions have 64 bits. */
  is64?: boolean;
  /** Whether files are marked as encrypted. */
  isEncrypted?: boolean;
  /** The size that the directory claims for each file, if not the real one. */
  claimedSize?: number;
  /** How often the directory names each file, under different names. */
  copies?: number;
}

const VERSION = 45;
const DESCRIPTOR = 0x08;
const ENCRYPTED = 0x01;
const MAX_32 = 0xffffffff;

interface Packed {
  name: Buffer;
  crc: number;
  size: number;
  data: Buffer;
  offset: number;
}

/** A file that is packed already. */
export interface PackedFile {
  data: Buffer;
  size: number;
}

/** Packs a text with a part that is repeated up to this many packed bytes, without ever holding the whole text. */
export function packRepeated(
  [start, part, end]: [start: string, part: string, end: string],
  maxBytes: number,
): PackedFile {
  const finishFlush = constants.Z_FULL_FLUSH;
  const [first, block] = [start, part].map((text) =>
    deflateRawSync(text, { finishFlush, level: 9 })
  ) as [Buffer, Buffer];
  const times = Math.floor(maxBytes / block.length);
  const blocks = Array<Buffer>(times).fill(block);
  return {
    data: Buffer.concat([first, ...blocks, deflateRawSync(end)]),
    size: start.length + times * part.length + end.length,
  };
}

/** Writes a zip archive of these files. */
export function zipOf(
  files: Readonly<Record<string, string | Uint8Array | PackedFile>>,
  options: ZipOptions = {},
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = pack(content, options);
    const file: Packed = {
      ...packed,
      name: Buffer.from(name),
      size: options.claimedSize ?? packed.size,
      offset,
    };
    const local = [
      localHeader(file, options),
      file.data,
      descriptor(file, options),
    ];
    parts.push(...local);
    for (let copy = 0; copy < (options.copies ?? 1); copy++) {
      const copied = Buffer.from(copy === 0 ? name : `${name}.${copy}`);
      directory.push(centralHeader({ ...file, name: copied }, options));
    }
    offset += Buffer.concat(local).length;
  }
  const listed = Buffer.concat(directory);
  const count = directory.length;
  const end = endOf({ count, size: listed.length, offset }, options);
  return new Uint8Array(Buffer.concat([...parts, listed, end]));
}

/** Packs a file; nobody reads one that is packed already to its end. */
function pack(
  content: string | Uint8Array | PackedFile,
  { isStored }: ZipOptions,
): PackedFile & { crc: number } {
  if (typeof content === "object" && "data" in content) {
    return { ...content, crc: 0 };
  }
  const bytes = Buffer.from(content as string);
  const data = isStored ? bytes : deflateRawSync(bytes);
  return { data, size: bytes.length, crc: crc32(bytes) };
}

function localHeader(file: Packed, options: ZipOptions): Buffer {
  const known = options.hasDescriptors ? [0, 0, 0] : sizesOf(file);
  return Buffer.concat([
    numbers("4222224442 2", [
      ...[0x04034b50, VERSION, flags(options), method(options), 0, 0],
      ...[...known, file.name.length, 0],
    ]),
    file.name,
  ]);
}

function centralHeader(file: Packed, options: ZipOptions): Buffer {
  const [crc, packed, size] = sizesOf(file);
  const extra = options.is64
    ? numbers("22 888", [1, 24, size, packed, file.offset])
    : Buffer.alloc(0);
  const sizes = options.is64 ? [MAX_32, MAX_32] : [packed, size];
  return Buffer.concat([
    numbers("42222224 44 22222 44", [
      ...[0x02014b50, VERSION, VERSION, flags(options), method(options), 0, 0],
      ...[crc, ...sizes, file.name.length, extra.length, 0, 0, 0, 0],
      options.is64 ? MAX_32 : file.offset,
    ]),
    file.name,
    extra,
  ]);
}

function descriptor(file: Packed, { hasDescriptors }: ZipOptions): Buffer {
  return hasDescriptors
    ? numbers("4444", [0x08074b50, ...sizesOf(file)])
    : Buffer.alloc(0);
}

function endOf(
  { count, size, offset }: { count: number; size: number; offset: number },
  { is64 }: ZipOptions,
): Buffer {
  const end = [0x06054b50, 0, 0];
  if (!is64) {
    return numbers("4222244 2", [...end, count, count, size, offset, 0]);
  }
  return Buffer.concat([
    numbers("48 22 44 88 88", [
      ...[0x06064b50, 44, VERSION, VERSION, 0, 0, count, count, size, offset],
    ]),
    numbers("4484", [0x07064b50, 0, offset + size, 1]),
    numbers("4222244 2", [...end, 0xffff, 0xffff, MAX_32, MAX_32, 0]),
  ]);
}

function sizesOf({ crc, data, size }: Packed): [number, number, number] {
  return [crc, data.length, size];
}

function flags({ hasDescriptors, isEncrypted }: ZipOptions): number {
  return (hasDescriptors ? DESCRIPTOR : 0) | (isEncrypted ? ENCRYPTED : 0);
}

function method({ isStored }: ZipOptions): number {
  return isStored ? 0 : 8;
}

/** Writes numbers in little-endian order; `widths` has the bytes of each. */
function numbers(widths: string, values: readonly number[]): Buffer {
  return Buffer.concat(
    [...widths.replaceAll(" ", "")].map((width, at) => {
      const buffer = Buffer.alloc(8);
      buffer.writeBigUInt64LE(BigInt(values[at]!));
      return buffer.subarray(0, Number(width));
    }),
  );
}
