// All of the kit's styles in one sheet, with its fonts.
import '@kronos/ui/styles.css';
import '@kronos/ui/fonts';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Page />);
