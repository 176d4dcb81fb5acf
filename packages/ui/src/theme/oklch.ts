/** A colour by lightness (0–1), chroma (0–0.4) and hue in degrees; equal steps look equal. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

// Matrices: Björn Ottosson, "A perceptual color space for image processing", https://bottosson.github.io/posts/oklab/
const toLinear = ({ l, c, h }: Oklch): Triple => {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const encode = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);
const decode = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const toByte = (channel: number) => Math.round(Math.min(1, Math.max(0, encode(Math.max(0, channel)))) * 255);

const fitsSrgb = (colour: Oklch) => toLinear(colour).every((channel) => channel > -0.0001 && channel < 1.0001);

const channels = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [decode((value >> 16) / 255), decode(((value >> 8) & 255) / 255), decode((value & 255) / 255)];
};

/** Returns the colour as `#rrggbb`; a colour outside sRGB keeps lightness and hue and loses chroma. */
export function toHex(colour: Oklch): string {
  let { c } = colour;
  if (!fitsSrgb(colour)) {
    let low = 0;
    let high = c;
    for (let step = 0; step < 16; step += 1) {
      c = (low + high) / 2;
      if (fitsSrgb({ ...colour, c })) low = c;
      else high = c;
    }
    c = low;
  }
  return `#${toLinear({ ...colour, c })
    .map((channel) => toByte(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Reads `#rrggbb`. */
export function fromHex(hex: string): Oklch {
  const [red, green, blue] = channels(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

const luminance = (hex: string) => {
  const [red, green, blue] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
