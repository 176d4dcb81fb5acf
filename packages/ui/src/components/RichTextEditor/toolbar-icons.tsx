import { createIcon } from '../../icons/create-icon.tsx';
import { ImageIcon } from '../../icons/things.tsx';

/** The editor's own icons, named like its tools. */
export const icons = {
  bold: createIcon({
    line: 'M7.5 5v14M7.5 5h5.2a3.4 3.4 0 0 1 0 6.8H7.5M7.5 11.8h6a3.6 3.6 0 0 1 0 7.2h-6',
  }),
  italic: createIcon({ line: 'M10.5 5h6M7.5 19h6M13.8 5l-3.6 14' }),
  heading: createIcon({
    line: 'M4 6v12M11.5 6v12M4 12h7.5M15.5 10.2a2.3 2.3 0 0 1 4.5.6c0 2.6-4.6 4-4.6 7.2H20',
  }),
  subheading: createIcon({
    line: 'M4 6v12M11.5 6v12M4 12h7.5M15.6 9.8a2.2 2.2 0 1 1 2 3.6 2.4 2.4 0 1 1-2.2 3.6',
  }),
  bulletList: createIcon({
    line: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20',
    fill: 'M5 5.2a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6zM5 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6zM5 16.2a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  }),
  numberedList: createIcon({
    line: 'M10.5 6.5H20M10.5 12H20M10.5 17.5H20M4 5.5l1.6-1V10M3.8 15.2a1.6 1.6 0 0 1 3.1.4c0 1.6-3 2-3 4h3.1',
  }),
  link: createIcon({
    line: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  }),
  picture: ImageIcon,
  undo: createIcon({
    line: 'M8.5 5.5L4.5 9.5l4 4M4.5 9.5h9a5 5 0 0 1 0 10H10',
    isDirectional: true,
  }),
  redo: createIcon({
    line: 'M15.5 5.5l4 4-4 4M19.5 9.5h-9a5 5 0 0 0 0 10H14',
    isDirectional: true,
  }),
};
