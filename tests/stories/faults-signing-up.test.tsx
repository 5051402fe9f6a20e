import { testAllFaults } from '@tests/faults/matrix';
import { signingUp } from '@tests/faults/scenes/signingUp';

testAllFaults(signingUp);
