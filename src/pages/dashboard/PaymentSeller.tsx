import { useQuery } from '@tanstack/react-query';
import type { Car } from '@/cars/schema';
import { OrderSeller } from '@/payments/panels/OrderSeller';
import { userRecordsOf } from '@/session/userRecord';

/** The seller of the car that is paid, with the badge of a verified one. */
export function PaymentSeller({ seller }: Pick<Car, 'seller'>) {
  const records = useQuery({ ...userRecordsOf(seller.email ?? ''), enabled: seller.email !== undefined });

  return <OrderSeller seller={seller} isVerified={records.data?.[0]?.isVerified ?? false} />;
}
