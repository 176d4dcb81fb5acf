import { createIcon } from './create-icon.tsx';

// Letters in three outlines, one for each type of media server; none of them is a trade mark.

export const PlexIcon = /* @__PURE__ */ createIcon({
  line: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM9.8 17V7.3h3.1a2.95 2.95 0 0 1 0 5.9H9.8',
});
export const EmbyIcon = /* @__PURE__ */ createIcon({
  line: 'M12 2.9l7.9 4.55v9.1L12 21.1l-7.9-4.55v-9.1zM14.8 7.8H9.7v8.4h5.1M9.7 12h4.3',
});
export const JellyfinIcon = /* @__PURE__ */ createIcon({
  line: 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6zM13.7 7.3v6.6a2.45 2.45 0 0 1-4.8.8',
});
