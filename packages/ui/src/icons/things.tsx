import { createIcon } from './create-icon.tsx';

// Marks for what the panel is about.

export const BellIcon = /* @__PURE__ */ createIcon({
  line: 'M12 4a6 6 0 0 0-6 6v3.6L4.5 17h15L18 13.6V10a6 6 0 0 0-6-6zM9.9 19.8a2.2 2.2 0 0 0 4.2 0',
});
export const SunIcon = /* @__PURE__ */ createIcon({
  line: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
});
export const MoonIcon = /* @__PURE__ */ createIcon({ line: 'M19.5 14.2A8 8 0 1 1 9.8 4.5a6.4 6.4 0 0 0 9.7 9.7z' });
export const MonitorIcon = /* @__PURE__ */ createIcon({
  line: 'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-8.5a1.5 1.5 0 0 1 1.5-1.5zM9 20h6M12 16v4',
});
export const UserIcon = /* @__PURE__ */ createIcon({
  line: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c0-3.6 3.4-5.5 7.5-5.5s7.5 1.9 7.5 5.5',
});
export const UsersIcon = /* @__PURE__ */ createIcon({
  line: 'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5c0-3.2 2.9-4.8 6.5-4.8s6.5 1.6 6.5 4.8M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 15.2c2.1.7 3.5 2.1 3.5 4.3',
});
export const ServerIcon = /* @__PURE__ */ createIcon({
  line: 'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v3.8a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-3.8a1.5 1.5 0 0 1 1.5-1.5zM5 13.2h14a1.5 1.5 0 0 1 1.5 1.5v3.8a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-3.8a1.5 1.5 0 0 1 1.5-1.5zM13.5 7.4h3.5M13.5 16.6h3.5',
  fill: 'M7.3 6.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2zM7.3 15.5a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
});
export const NodeIcon = /* @__PURE__ */ createIcon({
  line: 'M12 3.2l7.7 4.4v8.8L12 20.8l-7.7-4.4V7.6zM4.5 7.7L12 12l7.5-4.3M12 12v8.6',
});
export const DashboardIcon = /* @__PURE__ */ createIcon({
  line: 'M5.5 4h3.5a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-6a1.5 1.5 0 0 1 1.5-1.5zM15 4h3.5a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-2a1.5 1.5 0 0 1 1.5-1.5zM5.5 16h3.5a1.5 1.5 0 0 1 1.5 1.5v1a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-1a1.5 1.5 0 0 1 1.5-1.5zM15 12h3.5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-5a1.5 1.5 0 0 1 1.5-1.5z',
});
export const SidebarIcon = /* @__PURE__ */ createIcon({
  line: 'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-12a1.5 1.5 0 0 1 1.5-1.5zM9.5 4.5v15',
  isDirectional: true,
});
export const ClockIcon = /* @__PURE__ */ createIcon({
  line: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
});
export const WifiIcon = /* @__PURE__ */ createIcon({
  line: 'M8.5 15.4a5 5 0 0 1 7 0M5.4 12a9.4 9.4 0 0 1 13.2 0M2.3 8.6a13.8 13.8 0 0 1 19.4 0',
  fill: 'M12 17.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
});
export const WifiOffIcon = /* @__PURE__ */ createIcon({
  line: 'M4 4l16.5 16.5M8.5 15.4a5 5 0 0 1 4.2-1.4M2.3 8.6a13.9 13.9 0 0 1 3.2-2.3M11 4.7a13.8 13.8 0 0 1 10.7 3.9M15.3 10.2a9.4 9.4 0 0 1 3.3 1.8',
  fill: 'M12 17.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
});
export const CalendarIcon = /* @__PURE__ */ createIcon({
  line: 'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8.5 3.5v4M15.5 3.5v4',
});
export const KeyIcon = /* @__PURE__ */ createIcon({
  line: 'M8 11.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM11.3 12.7l8.7-8.7M16 8l3 3M13.2 10.8l2 2',
});
export const SettingsIcon = /* @__PURE__ */ createIcon({
  line: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10.4 3.5h3.2l.5 2.6 1.6.9 2.5-.9 1.6 2.8-2 1.7v1.8l2 1.7-1.6 2.8-2.5-.9-1.6.9-.5 2.6h-3.2l-.5-2.6-1.6-.9-2.5.9-1.6-2.8 2-1.7v-1.8l-2-1.7 1.6-2.8 2.5.9 1.6-.9z',
});
export const TagIcon = /* @__PURE__ */ createIcon({
  line: 'M4.5 4.5h7.2l8 8a1.5 1.5 0 0 1 0 2.1l-5.1 5.1a1.5 1.5 0 0 1-2.1 0l-8-8z',
  fill: 'M8.5 7.2a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
});
export const MegaphoneIcon = /* @__PURE__ */ createIcon({
  line: 'M4.5 9.5h3L17 5v13l-9.5-4h-3a1 1 0 0 1-1-1v-2.5a1 1 0 0 1 1-1zM8 14.2l1.2 4.8h2.6l-1.1-3.7M20 9.8c.7.9.7 2.6 0 3.5',
  isDirectional: true,
});
