import { RequireRole } from './RequireRole';

const RequireSeller = () => <RequireRole role="seller" />;

export { RequireSeller as Component };
