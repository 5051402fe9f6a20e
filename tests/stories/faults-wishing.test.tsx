import { testAllFaults } from '@tests/faults/matrix';
import { wishing } from '@tests/faults/scenes/wishing';

testAllFaults(wishing);
