CREATE TABLE "national_tallies" (
	"measure" text NOT NULL,
	"bucket" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "national_tallies_measure_bucket_pk" PRIMARY KEY("measure","bucket")
);
