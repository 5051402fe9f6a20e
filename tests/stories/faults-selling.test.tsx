import { testAllFaults } from '@tests/faults/matrix';
import { selling } from '@tests/faults/scenes/selling';

testAllFaults(selling);
