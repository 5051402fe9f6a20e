import { RequireRole } from './RequireRole';

const RequireAdmin = () => <RequireRole role="admin" />;

export { RequireAdmin as Component };
