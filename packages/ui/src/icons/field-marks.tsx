import { createIcon } from './create-icon.tsx';

// Marks inside fields. Apart from the others, for the first page that anyone sees has these and none of those.

export const CheckIcon = /* @__PURE__ */ createIcon({ line: 'M5 12.5l4.5 4.5L19 7.5' });
export const MinusIcon = /* @__PURE__ */ createIcon({ line: 'M5.5 12h13' });
export const EyeIcon = /* @__PURE__ */ createIcon({
  line: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
});
export const EyeOffIcon = /* @__PURE__ */ createIcon({
  line: 'M3.5 3.5l17 17M10 5.7a9.4 9.4 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.2 7.2A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2',
});
export const ErrorIcon = /* @__PURE__ */ createIcon({
  line: 'M8.6 3.5h6.8l5.1 5.1v6.8l-5.1 5.1H8.6l-5.1-5.1V8.6zM12 7.8v5',
  fill: 'M12 15a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
});
