import { createIcon } from './create-icon.tsx';

export { CheckIcon, EyeIcon, EyeOffIcon, MinusIcon } from './field-marks.tsx';

// Marks for what a user can do.
// The drawings are those of Lucide (ISC, ../../THIRD-PARTY.md), named by what they mean here.

export const CloseIcon = /* @__PURE__ */ createIcon({ line: 'M18 6 6 18M6 6l12 12' });
export const PlusIcon = /* @__PURE__ */ createIcon({ line: 'M5 12h14M12 5v14' });
export const ChevronDownIcon = /* @__PURE__ */ createIcon({ line: 'm6 9 6 6 6-6' });
export const ChevronUpIcon = /* @__PURE__ */ createIcon({ line: 'm18 15-6-6-6 6' });
export const ChevronLeftIcon = /* @__PURE__ */ createIcon({ line: 'm15 18-6-6 6-6', isDirectional: true });
export const ChevronRightIcon = /* @__PURE__ */ createIcon({ line: 'm9 18 6-6-6-6', isDirectional: true });
export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon({ line: 'm7 15 5 5 5-5M7 9l5-5 5 5' });
export const MenuIcon = /* @__PURE__ */ createIcon({ line: 'M4 5h16M4 12h16M4 19h16' });
export const MoreIcon = /* @__PURE__ */ createIcon({
  line: 'M12 11a1 1 0 1 1 0 2a1 1 0 0 1 0-2zM19 11a1 1 0 1 1 0 2a1 1 0 0 1 0-2zM5 11a1 1 0 1 1 0 2a1 1 0 0 1 0-2z',
});
export const SearchIcon = /* @__PURE__ */ createIcon({ line: 'm21 21-4.34-4.34M11 3a8 8 0 1 1 0 16a8 8 0 0 1 0-16z' });
export const PlayIcon = /* @__PURE__ */ createIcon({
  line: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
});
export const StopIcon = /* @__PURE__ */ createIcon({
  line: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
});
export const PauseIcon = /* @__PURE__ */ createIcon({
  line: 'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z',
});
export const RestartIcon = /* @__PURE__ */ createIcon({
  line: 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5',
});
export const RefreshIcon = /* @__PURE__ */ createIcon({
  line: 'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
});
export const ExternalIcon = /* @__PURE__ */ createIcon({
  line: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  isDirectional: true,
});
export const CopyIcon = /* @__PURE__ */ createIcon({
  line: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
});
export const SignOutIcon = /* @__PURE__ */ createIcon({
  line: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
  isDirectional: true,
});
export const SignInIcon = /* @__PURE__ */ createIcon({
  line: 'm10 17 5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4',
  isDirectional: true,
});
export const UploadIcon = /* @__PURE__ */ createIcon({
  line: 'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
});
export const EditIcon = /* @__PURE__ */ createIcon({
  line: 'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
});
export const DeleteIcon = /* @__PURE__ */ createIcon({
  line: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
});
export const DuplicateIcon = /* @__PURE__ */ createIcon({
  line: 'M15 12L15 18M12 15L18 15M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
});
export const ArchiveIcon = /* @__PURE__ */ createIcon({
  line: 'M3 3h18a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-18a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8M10 12h4',
});
export const FilterIcon = /* @__PURE__ */ createIcon({ line: 'M2 5h20M6 12h12M9 19h6' });
export const SortIcon = /* @__PURE__ */ createIcon({ line: 'm21 16-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16' });
export const ColumnsIcon = /* @__PURE__ */ createIcon({
  line: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM9 3v18M15 3v18',
});
export const SaveIcon = /* @__PURE__ */ createIcon({
  line: 'M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7M7 3v4a1 1 0 0 0 1 1h7',
});
export const SendIcon = /* @__PURE__ */ createIcon({
  line: 'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zM21.854 2.147l-10.94 10.939',
  isDirectional: true,
});
export const UndoIcon = /* @__PURE__ */ createIcon({
  line: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
  isDirectional: true,
});
export const PowerIcon = /* @__PURE__ */ createIcon({ line: 'M12 2v10M18.4 6.6a9 9 0 1 1-12.77.04' });
export const LinkIcon = /* @__PURE__ */ createIcon({
  line: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
});
export const ShareIcon = /* @__PURE__ */ createIcon({
  line: 'M18 2a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM6 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM18 16a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49',
});
export const MoveIcon = /* @__PURE__ */ createIcon({ line: 'M18 8L22 12L18 16M2 12H22' });
export const AttachIcon = /* @__PURE__ */ createIcon({
  line: 'm16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551',
});
export const PinIcon = /* @__PURE__ */ createIcon({
  line: 'M12 17v5M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z',
});
export const BookmarkIcon = /* @__PURE__ */ createIcon({
  line: 'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
});
export const DragIcon = /* @__PURE__ */ createIcon({
  line: 'M9 11a1 1 0 1 1 0 2a1 1 0 0 1 0-2zM9 4a1 1 0 1 1 0 2a1 1 0 0 1 0-2zM9 18a1 1 0 1 1 0 2a1 1 0 0 1 0-2zM15 11a1 1 0 1 1 0 2a1 1 0 0 1 0-2zM15 4a1 1 0 1 1 0 2a1 1 0 0 1 0-2zM15 18a1 1 0 1 1 0 2a1 1 0 0 1 0-2z',
});
export const ArrowLeftIcon = /* @__PURE__ */ createIcon({ line: 'm12 19-7-7 7-7M19 12H5', isDirectional: true });
export const ArrowRightIcon = /* @__PURE__ */ createIcon({ line: 'M5 12h14M12 5l7 7-7 7', isDirectional: true });
