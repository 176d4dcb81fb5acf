// The same page with the sheets of its parts only.
import '@kronos/ui/css/theme.css';
import '@kronos/ui/css/Badge.css';
import '@kronos/ui/css/Button.css';
import '@kronos/ui/css/Card.css';
import '@kronos/ui/css/Checkbox.css';
import '@kronos/ui/css/CodeField.css';
import '@kronos/ui/css/Grid.css';
import '@kronos/ui/css/Heading.css';
import '@kronos/ui/css/LineChart.css';
import '@kronos/ui/css/Modal.css';
import '@kronos/ui/css/NumberField.css';
import '@kronos/ui/css/RichTextEditor.css';
import '@kronos/ui/css/SearchField.css';
import '@kronos/ui/css/Select.css';
import '@kronos/ui/css/Stack.css';
import '@kronos/ui/css/StatusDot.css';
import '@kronos/ui/css/Switch.css';
import '@kronos/ui/css/Table.css';
import '@kronos/ui/css/Tabs.css';
import '@kronos/ui/css/TagField.css';
import '@kronos/ui/css/TextField.css';
import '@kronos/ui/fonts';
import { createRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
