import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers, weakest first. Rules of a host page outside of layers win over all of them. */
export const layers = {
  reset: globalLayer('kronos.reset'),
  tokens: globalLayer('kronos.tokens'),
  components: globalLayer('kronos.components'),
  layout: globalLayer('kronos.layout'),
} as const;
