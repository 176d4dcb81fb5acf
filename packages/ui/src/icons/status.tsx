import { createIcon } from './create-icon.tsx';

export { ErrorIcon } from './field-marks.tsx';

// Marks for how something went; each has its own outline, so that colour is never alone.
// The drawings are those of Lucide (ISC, ../../THIRD-PARTY.md), named by what they mean here.

export const SuccessIcon = /* @__PURE__ */ createIcon({
  line: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM16 9l-5.5 5.5L8 12',
});
export const InfoIcon = /* @__PURE__ */ createIcon({
  line: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 16v-4M12 8h.01',
});
export const QuestionIcon = /* @__PURE__ */ createIcon({
  line: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01',
});
export const WarningIcon = /* @__PURE__ */ createIcon({
  line: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
});
