export { type TabItem, Tabs, type TabsProps } from '../components/Tabs/Tabs.tsx';
