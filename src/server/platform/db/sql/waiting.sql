-- A waiting contribution lies in one page of its table, as it was encrypted: what is encrypted cannot be compressed, and
-- rows of usual size need no second table (`waitingBlock` in `platform/privacy/privacy.ts`).

ALTER TABLE "waiting" ALTER COLUMN "sealed" SET STORAGE EXTERNAL;
ALTER TABLE "waiting" SET (toast_tuple_target = 8160);
