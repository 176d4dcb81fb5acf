import { createIcon } from './create-icon.tsx';

export { ErrorIcon } from './field-marks.tsx';

// Marks for how something went; each has its own outline, so that colour is never alone.

export const SuccessIcon = /* @__PURE__ */ createIcon({
  line: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.2 12.3l2.6 2.6 5-5.2',
});
export const InfoIcon = /* @__PURE__ */ createIcon({
  line: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11.2v4.8',
  fill: 'M12 7a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
});
export const QuestionIcon = /* @__PURE__ */ createIcon({
  line: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.7 9.9a2.35 2.35 0 1 1 3.4 2.1c-.7.35-1.1.85-1.1 1.6',
  fill: 'M12 15.4a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
});
export const WarningIcon = /* @__PURE__ */ createIcon({
  line: 'M10.9 4.7L3.2 18a1.25 1.25 0 0 0 1.1 1.9h15.4a1.25 1.25 0 0 0 1.1-1.9L13.1 4.7a1.25 1.25 0 0 0-2.2 0zM12 9.5v4.6',
  fill: 'M12 15.8a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
});
