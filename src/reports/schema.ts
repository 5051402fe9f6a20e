import * as v from 'valibot';
import { createdAt, email, id, longText, picture, reference, text, dollars } from '@/api/fields';
import { requireObjectId } from '@/api/path';
import type { Car } from '@/cars/schema';

/** A reported post. The API's field names are used nowhere else. An invalid field is dropped and the others are kept. */
export const reportSchema = v.pipe(
  v.object({
    _id: id,
    reportPostId: v.optional(reference),
    product_img: v.optional(picture),
    product_title: v.optional(text),
    price: v.optional(dollars),
    email: v.optional(email),
    userName: v.optional(text),
    userComment: v.optional(longText),
    userPhoto: v.optional(picture),
  }),
  v.transform((report) => ({
    id: report._id,
    carId: report.reportPostId,
    title: report.product_title,
    image: report.product_img,
    price: report.price,
    comment: report.userComment,
    reporter: { name: report.userName ?? report.email, photoUrl: report.userPhoto },
    reportedAt: createdAt(report._id),
  })),
);

export type Report = v.InferOutput<typeof reportSchema>;

export type ReportableCar = Pick<Car, 'id' | 'title' | 'image' | 'price' | 'description'>;

export interface Reporter {
  uid: string;
  name: string;
  email: string;
  photoUrl: string | undefined;
}

export interface NewReport {
  car: ReportableCar;
  reporter: Reporter;
  comment: string;
}

/** The body of `POST /reportedpost`, without what the car does not state. */
export function reportBody({ car, reporter, comment }: NewReport) {
  return {
    reportPostId: requireObjectId(car.id),
    product_img: car.image,
    product_title: car.title,
    price: car.price,
    email: reporter.email,
    userName: reporter.name,
    userComment: comment,
    userPhoto: reporter.photoUrl ?? '',
  };
}
