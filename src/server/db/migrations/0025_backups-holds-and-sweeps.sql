CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cases_deleted_index" ON "cases" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "cases_asked_index" ON "cases" USING btree ("asked_at") WHERE status = 'needs_answer';--> statement-breakpoint
CREATE INDEX "cases_declined_index" ON "cases" USING btree ("declined_at") WHERE status = 'cancelled' and declined_at is not null;--> statement-breakpoint
CREATE INDEX "mailed_tokens_expires_at_index" ON "mailed_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_sent_index" ON "mails" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sign_ins_expires_at_index" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_unverified_index" ON "users" USING btree ("created_at") WHERE not email_verified;