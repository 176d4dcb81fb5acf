import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first. Whatever a host page writes outside of them wins. */
export const layers = {
  reset: globalLayer('kronos.reset'),
  tokens: globalLayer('kronos.tokens'),
  components: globalLayer('kronos.components'),
  layout: globalLayer('kronos.layout'),
} as const;
