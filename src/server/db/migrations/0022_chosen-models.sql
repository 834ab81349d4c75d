CREATE TABLE "chosen_models" (
	"tier" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"server" text NOT NULL,
	"context_tokens" integer,
	"chosen_at" timestamp with time zone NOT NULL
);
