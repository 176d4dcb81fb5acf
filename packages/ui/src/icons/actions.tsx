import { createIcon } from './create-icon.tsx';

export { CheckIcon, EyeIcon, EyeOffIcon, MinusIcon } from './field-marks.tsx';

// Marks for what a person can do.

export const CloseIcon = /* @__PURE__ */ createIcon({ line: 'M6.5 6.5l11 11M17.5 6.5l-11 11' });
export const PlusIcon = /* @__PURE__ */ createIcon({ line: 'M12 5.5v13M5.5 12h13' });
export const ChevronDownIcon = /* @__PURE__ */ createIcon({ line: 'M7 10l5 5 5-5' });
export const ChevronUpIcon = /* @__PURE__ */ createIcon({ line: 'M7 14l5-5 5 5' });
export const ChevronLeftIcon = /* @__PURE__ */ createIcon({ line: 'M14 7l-5 5 5 5', isDirectional: true });
export const ChevronRightIcon = /* @__PURE__ */ createIcon({ line: 'M10 7l5 5-5 5', isDirectional: true });
export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon({ line: 'M8 9.5l4-4 4 4M8 14.5l4 4 4-4' });
export const MenuIcon = /* @__PURE__ */ createIcon({ line: 'M4 7h16M4 12h16M4 17h16' });
export const MoreIcon = /* @__PURE__ */ createIcon({
  fill: 'M5 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM12 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM19 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z',
});
export const SearchIcon = /* @__PURE__ */ createIcon({
  line: 'M10.75 4.5a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM15.5 15.5l4.75 4.75',
});
export const PlayIcon = /* @__PURE__ */ createIcon({
  line: 'M8 5.8v12.4a.6.6 0 0 0 .9.5l9.9-6.2a.6.6 0 0 0 0-1L8.9 5.3a.6.6 0 0 0-.9.5z',
});
export const StopIcon = /* @__PURE__ */ createIcon({
  line: 'M7.5 5.5h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z',
});
export const RestartIcon = /* @__PURE__ */ createIcon({ line: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 5v4.4h-4.4' });
export const RefreshIcon = /* @__PURE__ */ createIcon({
  line: 'M4.6 10.4a7.6 7.6 0 0 1 13-3.6L20 9.2M20 5v4.2h-4.2M19.4 13.6a7.6 7.6 0 0 1-13 3.6L4 14.8M4 19v-4.2h4.2',
});
export const ExternalIcon = /* @__PURE__ */ createIcon({
  line: 'M14 4.5h5.5V10M19.5 4.5L11.5 12.5M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
  isDirectional: true,
});
export const CopyIcon = /* @__PURE__ */ createIcon({
  line: 'M10 8.5h8.5a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-8.5a1.5 1.5 0 0 1 1.5-1.5zM15.5 8.5v-3A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5h3',
});
export const SignOutIcon = /* @__PURE__ */ createIcon({
  line: 'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10M16.5 8.5L20 12l-3.5 3.5',
  isDirectional: true,
});
