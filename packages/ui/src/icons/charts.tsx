import { createIcon } from './create-icon.tsx';

// Marks for drawings of numbers.

export const TableIcon = /* @__PURE__ */ createIcon({
  line: 'M6 5h12a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 6 5zM4.5 10h15M4.5 14.5h15M10 10v9',
});
export const DownloadIcon = /* @__PURE__ */ createIcon({ line: 'M12 4.5v10M7.5 10.5l4.5 4.5 4.5-4.5M5 19.5h14' });
