import { createIcon } from './create-icon.tsx';

// Marks for drawings of numbers.
// The drawings are those of Lucide (ISC, ../../THIRD-PARTY.md), named by what they mean here.

export const TableIcon = /* @__PURE__ */ createIcon({
  line: 'M12 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18M3 15h18',
});
export const DownloadIcon = /* @__PURE__ */ createIcon({
  line: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
});
