import { EAST_ASIAN, type Encoding } from "./schema.ts";

type EastAsian = (typeof EAST_ASIAN)[number];

/** What the bytes of an encoding's common characters are, and some characters of names and addresses. */
interface Script {
  isCommon: (lead: number, trail: number) => boolean;
  frequent: string;
}

const isHigh = (trail: number) => trail >= 0xa1;

const SCRIPTS: Record<EastAsian, Script> = {
  gb18030: {
    isCommon: (lead, trail) =>
      isBetween(lead, 0xb0, 0xd7) && isHigh(trail) || isSign(lead, trail),
    frequent:
      "市省区县镇路号街道楼室王李张刘陈杨赵黄周吴上海北京广州深圳东西南小明大中国人公司",
  },
  big5: {
    isCommon: (lead, trail) => isBetween(lead, 0xa1, 0xc6) && trail >= 0x40,
    frequent:
      "市縣區鄉鎮路號街巷弄樓室王李張劉陳林黃吳蔡楊台臺北中南高雄新竹東西大小明國人公司",
  },
  shift_jis: {
    isCommon: (lead, trail) =>
      isBetween(lead, 0x81, 0x83) ||
      isBetween(lead, 0x88, 0x97) && trail >= 0x40,
    frequent:
      "県市区町村丁目番地号都府東京大阪名古屋佐藤鈴木高橋田中山本川の株式会社ンーアイスト",
  },
  "euc-kr": {
    isCommon: (lead, trail) =>
      isBetween(lead, 0xb0, 0xc8) && isHigh(trail) || isSign(lead, trail),
    frequent:
      "시도구군동읍면로길번호층김이박최정강조윤장임서울부산대구인천광주경기남북수원성한국",
  },
};

/** The least share of common characters. */
const MIN_SHARE = 0.9;

function isBetween(byte: number, min: number, max: number): boolean {
  return byte >= min && byte <= max;
}

/** Punctuation and full-width letters in GB2312 and EUC-KR. */
function isSign(lead: number, trail: number): boolean {
  return (lead === 0xa1 || lead === 0xa3) && isHigh(trail);
}

/**
 * Returns the encoding of Chinese, Japanese or Korean in which the first bytes of a file are common characters, most of
 * them beside another; null for other texts. In European texts, letters with accents stand alone.
 */
export function guessEastAsian(start: Uint8Array): Encoding | null {
  const [best] = EAST_ASIAN
    .flatMap((encoding) => {
      const share = shareOf(start, SCRIPTS[encoding]);
      const text = share < MIN_SHARE ? null : decodeStart(start, encoding);
      return text === null ? [] : [{ encoding, share, text }];
    })
    .map(({ text, ...rest }) => ({
      ...rest,
      frequent: countIn(text, rest.encoding),
    }))
    .toSorted((one, other) =>
      other.frequent - one.frequent || other.share - one.share
    );
  return best?.encoding ?? null;
}

/** Returns the share of common characters among those of two bytes; 0 if few of them stand beside another. */
function shareOf(start: Uint8Array, { isCommon }: Script): number {
  let characters = 0;
  let common = 0;
  let adjacent = 0;
  let last = -1;
  for (let at = 0; at < start.length - 1; at++) {
    if (start[at]! < 0x80) continue;
    characters += 1;
    if (isCommon(start[at]!, start[at + 1]!)) common += 1;
    if (last === at) adjacent += 1;
    at += 1;
    last = at + 1;
  }
  return adjacent * 2 < characters || adjacent === 0 ? 0 : common / characters;
}

/** Decodes the first bytes, which may end within a character; null for bytes that are not text. */
function decodeStart(start: Uint8Array, encoding: EastAsian): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true })
      .decode(start, { stream: true });
  } catch {
    return null;
  }
}

function countIn(text: string, encoding: EastAsian): number {
  const frequent = new Set(SCRIPTS[encoding].frequent);
  return [...text].filter((char) => frequent.has(char)).length;
}
