export { createFakeChannelManager, type FakeChannelManager } from '../testing/fake-manager.ts';
