import { createHash } from 'node:crypto';
import sanitize from 'sanitize-html';

export interface Image {
  /** The media type, as detected from the bytes. */
  type: string;
  extension: string;
  bytes: Buffer;
}

const kinds: readonly { type: string; extension: string; is: (bytes: Buffer) => boolean }[] = [
  {
    type: 'image/png',
    extension: 'png',
    is: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  },
  { type: 'image/jpeg', extension: 'jpg', is: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff' },
  {
    type: 'image/webp',
    extension: 'webp',
    is: (bytes) => `${bytes.toString('latin1', 0, 4)}${bytes.toString('latin1', 8, 12)}` === 'RIFFWEBP',
  },
];

/**
 * Reads an upload by its bytes, whatever its name or type: PNG, JPEG, WebP or a sanitised SVG; undefined for anything
 * else.
 */
export function readImage(bytes: Buffer): Image | undefined {
  const kind = kinds.find(({ is }) => is(bytes));
  if (kind) return { type: kind.type, extension: kind.extension, bytes };
  const svg = cleanSvg(bytes.toString('utf8'));
  return svg === undefined ? undefined : { type: 'image/svg+xml', extension: 'svg', bytes: Buffer.from(svg) };
}

/** Returns a name derived from the content, so that a browser may cache the image forever. */
export const nameOf = ({ bytes, extension }: Image): string =>
  `${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}.${extension}`;

const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];
const paints = ['defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'title', 'desc'];
const geometry = ['id', 'd', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'dx', 'dy'];
const sizes = ['width', 'height', 'viewBox', 'preserveAspectRatio', 'points', 'transform', 'offset', 'xmlns'];
const looks = ['fill', 'fill-*', 'stroke', 'stroke-*', 'stop-*', 'opacity', 'clip-*', 'mask', 'font-*', 'text-anchor'];
const units = ['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'color', 'style'];

/** Shapes and their paint: nothing active, and nothing that refers outside the file. */
const drawing: sanitize.IOptions = {
  allowedTags: ['svg', ...shapes, ...paints],
  allowedAttributes: { '*': [...geometry, ...sizes, ...looks, ...units] },
  disallowedTagsMode: 'completelyDiscard',
  // Styles are checked with the other values below.
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => !reachesOut.test(value))),
    }),
  },
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
};

/** A reference to anything but a part of the same drawing; a backslash could disguise one. */
const reachesOut = /url\s*\((?!\s*['"]?#)|image\s*\(|image-set|@import|javascript:|\\/i;

function cleanSvg(text: string): string | undefined {
  if (text.includes('\ufffd')) return undefined;
  const svg = sanitize(text, drawing).trim();
  return svg.startsWith('<svg') && svg.includes('xmlns="http://www.w3.org/2000/svg"') ? svg : undefined;
}
