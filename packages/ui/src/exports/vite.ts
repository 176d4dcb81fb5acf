export { kronosUi, type KitPlugin, type KitPluginOptions } from '../build/kit-plugin.ts';
