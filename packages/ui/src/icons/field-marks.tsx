import { createIcon } from './create-icon.tsx';

// Marks inside fields. Apart from the others, for the first page that anyone sees has these and none of those.
// The drawings are those of Lucide (ISC, ../../THIRD-PARTY.md), named by what they mean here.

export const CheckIcon = /* @__PURE__ */ createIcon({ line: 'M20 6 9 17l-5-5' });
export const MinusIcon = /* @__PURE__ */ createIcon({ line: 'M5 12h14' });
export const EyeIcon = /* @__PURE__ */ createIcon({
  line: 'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z',
});
export const EyeOffIcon = /* @__PURE__ */ createIcon({
  line: 'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
});
export const ErrorIcon = /* @__PURE__ */ createIcon({
  line: 'M12 16h.01M12 8v4M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z',
});
